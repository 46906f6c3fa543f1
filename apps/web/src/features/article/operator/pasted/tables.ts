/** The most rows and columns that a cell takes, as the domain's parser reads it. */
const SPAN_MAX = 50;

/** What stands in a cell is lines of text: headings, entries and quotations become such, parted by their ends. */
const HOLDERS = "ul, ol, dl, blockquote, div, section";
const LINES = "h1, h2, h3, h4, h5, h6, li, dt, dd, pre";

/**
 * Makes tables into what an article holds: cells of lines in full rows. A table in a cell becomes its rows as
 * lines.
 * @param isForTable they are pasted into a table, whose cells cannot be joined by that
 */
export function mendTables(page: Document, isForTable: boolean) {
  // The innermost first.
  for (const table of [...page.querySelectorAll("table")].reverse())
    if (table.parentElement?.closest("td, th")) table.replaceWith(...linesOfTable(page, table));
  for (const table of page.querySelectorAll("table")) {
    for (const cell of table.querySelectorAll<HTMLTableCellElement>("td, th")) mendCell(page, cell);
    fillRows(page, table, isForTable);
  }
}

function linesOfTable(page: Document, table: HTMLTableElement): Element[] {
  return [...table.rows].map((row) => {
    const line = page.createElement("p");
    for (const cell of row.cells) {
      if (line.hasChildNodes()) line.append("\u3000");
      line.append(...cell.childNodes);
    }
    return line;
  });
}

function mendCell(page: Document, cell: HTMLTableCellElement) {
  for (const line of cell.querySelectorAll(LINES)) {
    const other = page.createElement("p");
    other.append(...line.childNodes);
    line.replaceWith(other);
  }
  for (const holder of [...cell.querySelectorAll(`${HOLDERS}, p:has(p)`)].reverse())
    holder.replaceWith(...holder.childNodes);
}

/** Rows that lack cells get them at their end. */
function fillRows(page: Document, table: HTMLTableElement, isPlain: boolean) {
  const rows = [...table.rows];
  /** Each place of the grid: the cell that begins there, or nothing where another reaches. */
  const grid: (Element | null)[][] = rows.map(() => []);
  for (const [y, row] of rows.entries())
    for (const cell of row.cells) {
      const x = firstFree(grid[y]);
      const across = Math.min(cell.colSpan, SPAN_MAX);
      const down = Math.min(cell.rowSpan, SPAN_MAX, rows.length - y);
      cell.colSpan = isPlain ? 1 : across;
      cell.rowSpan = isPlain ? 1 : down;
      for (const line of grid.slice(y, y + down))
        for (let dx = 0; dx < across; dx += 1) line[x + dx] = null;
      const own = grid[y];
      if (own) own[x] = cell;
    }
  const width = Math.max(0, ...grid.map((line) => line.length));
  for (const [y, row] of rows.entries())
    row.replaceChildren(
      ...Array.from({ length: width }, (_, x) => {
        const place = grid[y]?.[x];
        return place === undefined || (place === null && isPlain)
          ? page.createElement("td")
          : place;
      }).filter((place) => place !== null),
    );
}

/** The first place of a line that no cell has taken. */
function firstFree(line: readonly (Element | null)[] = []): number {
  const free = Array.from(line).indexOf(undefined as never);
  return free < 0 ? line.length : free;
}
