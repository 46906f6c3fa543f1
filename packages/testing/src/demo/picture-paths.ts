/** Where the file store keeps each picture. */
export const picturePaths = {
  company: (id: string) => ({
    logo: `companies/${id}/logo`,
    cover: `companies/${id}/cover`,
    photo: (n: number) => `companies/${id}/photos/${n + 1}`,
  }),
  ace: ({ id, companyId }: { readonly id: string; readonly companyId: string }) =>
    `companies/${companyId}/profileImages/${id}`,
  joker: (id: string) => `jokers/profileImages/${id}`,
  article: (id: string) => `articles/${id}/cover`,
} as const;

/** The address under which a stored file is served. */
export const pictureUrl = (key: string) => `/files/${key}`;
