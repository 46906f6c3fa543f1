/** Nobody's mail goes there: the name is kept free for samples (RFC 2606). */
export const DEMO_DOMAIN = "@demo.example";

/** Whether an account is one of the demo data, whose passwords and secrets everybody knows. */
export const isDemoAddress = (email: string): boolean => email.endsWith(DEMO_DOMAIN);
