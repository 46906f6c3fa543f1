/** Stands in a kept mail for the link that ends mails of its kind; the link itself is never kept. */
export const UNSUBSCRIBE_MARK = "{unsubscribe-url}";
