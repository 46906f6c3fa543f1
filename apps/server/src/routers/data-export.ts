import { uuid } from "@tefuda/domain/validation/fields";
import { createExport } from "@tefuda/services/data-export/create-export";
import { getExport } from "@tefuda/services/data-export/get-export";
import { z } from "zod";
import { procedure, router } from "../trpc/procedure.ts";

/** One's own data as a file (spec 6 · Export own data). */
export const dataExportRouter = router({
  current: procedure.access("account:export").query(({ ctx }) => getExport(ctx)),
  createExport: procedure
    .access("account:export")
    .input(z.object({ id: uuid }))
    .mutation(({ ctx, input }) => createExport(ctx, input)),
});
