/** How every list goes on: a page says where the next one begins, the last one says nothing. */
export const nextPage = {
  getNextPageParam: (page: { readonly nextCursor?: string | undefined }) => page.nextCursor,
};
