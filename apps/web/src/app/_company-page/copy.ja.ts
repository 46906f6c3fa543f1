/** What stands in a preview in the place of what the page fills in by itself. */
export const companyPageCopy = {
  people: "公開中のメンバーが、ここに表示されます。",
  positions: "公開中の募集が、ここに表示されます。",
} as const;
