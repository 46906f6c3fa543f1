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

/** Cells that reach over others end before them, and rows that lack cells get them at their end. */
function fillRows(page: Document, table: HTMLTableElement, isPlain: boolean) {
  const rows = [...table.rows].map((row) => ({ row, places: [] as Place[] }));
  for (const [y, { row, places }] of rows.entries())
    for (const cell of row.cells) {
      const x = firstFree(places);
      const across = freeFrom(places, x, Math.min(cell.colSpan, SPAN_MAX));
      // Zero is as far as the table goes.
      const reached = rows.slice(y, y + Math.min(cell.rowSpan || SPAN_MAX, SPAN_MAX));
      for (const { places: below } of reached)
        for (let column = x; column < x + across; column += 1) below[column] = "reached";
      places[x] = cell;
      cell.colSpan = isPlain ? 1 : across;
      cell.rowSpan = isPlain ? 1 : reached.length;
    }
  const width = Math.max(0, ...rows.map(({ places }) => places.length));
  for (const { row, places } of rows)
    row.replaceChildren(
      ...Array.from({ length: width }, (_, x) => places[x]).flatMap((place) => {
        if (place === "reached" && !isPlain) return [];
        return place instanceof Element ? [place] : [page.createElement("td")];
      }),
    );
  if (width === 0) table.remove();
}

/** A place in a row: the cell that begins there, or that another reaches it. */
type Place = Element | "reached" | undefined;

function firstFree(places: readonly Place[]): number {
  let at = 0;
  while (places[at]) at += 1;
  return at;
}

/** How many of some places from one on are free. */
function freeFrom(places: readonly Place[], from: number, count: number): number {
  let free = 0;
  while (free < count && !places[from + free]) free += 1;
  return free;
}
