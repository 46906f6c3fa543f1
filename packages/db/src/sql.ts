/**
 * The query builder, and the one door to it: its package.json is so large that Node takes a millisecond
 * to find it anew for each file that imports it, which was half of what a process took to start.
 */
export * from "drizzle-orm";
