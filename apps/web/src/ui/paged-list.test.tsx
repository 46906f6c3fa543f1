import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { uiCopy } from "./copy.ja.ts";
import { PagedList, type PagedQuery } from "./paged-list.tsx";

const read: PagedQuery = {
  data: {},
  isError: false,
  isFetching: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  refetch: () => undefined,
  fetchNextPage: () => undefined,
};
const unread = { data: undefined };
const texts = ["rows", "nothing", "not read", uiCopy.loading, uiCopy.showMore, uiCopy.moreFailed];

function shown(state: Partial<PagedQuery>, isEmpty: boolean) {
  const html = renderToStaticMarkup(
    <PagedList list={{ ...read, ...state }} isEmpty={isEmpty} empty="nothing" failed="not read">
      rows
    </PagedList>,
  );
  return texts.filter((text) => html.includes(text));
}

test.each([
  ["on its way", unread, true, [uiCopy.loading]],
  ["not even the first page came", { ...unread, isError: true }, true, ["not read"]],
  ["all is read", {}, false, ["rows"]],
  ["there is nothing", {}, true, ["nothing"]],
  ["there is more", { hasNextPage: true }, false, ["rows", uiCopy.showMore]],
  ["the first pages hold nothing that is shown", { hasNextPage: true }, true, [uiCopy.showMore]],
  ["reading again failed", { isError: true }, false, ["rows"]],
  [
    "reading on failed",
    { isError: true, hasNextPage: true, isFetchNextPageError: true },
    false,
    ["rows", uiCopy.showMore, uiCopy.moreFailed],
  ],
] as const)("a list of which %s", (_, state, isEmpty, expected) => {
  expect(shown(state, isEmpty)).toEqual(expected);
});
