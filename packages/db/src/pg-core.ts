/** Tables and columns of the query builder; one door to them as in `sql.ts`. */
export * from "drizzle-orm/pg-core";
