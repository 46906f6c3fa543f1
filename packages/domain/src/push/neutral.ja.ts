/** What a push says that may not, or cannot, say more; its title is the brand. */
export const neutralPushBody = "新しいお知らせがあります";
