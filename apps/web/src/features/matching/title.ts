const MOST = 99;
const MARK = /^\(\d+\+?\) /;

/** A page's title with the number of unread messages before it, none at zero. */
export function withUnread(title: string, total: number): string {
  const bare = title.replace(MARK, "");
  if (total <= 0) return bare;
  return `(${total > MOST ? `${MOST}+` : total}) ${bare}`;
}
