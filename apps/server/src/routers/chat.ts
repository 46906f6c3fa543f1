import {
  chooseThemesSchema,
  listMessagesSchema,
  markReadSchema,
  searchMessagesSchema,
  sendInterestActionSchema,
  sendMessageSchema,
  syncMessagesSchema,
  takeDownSchema,
} from "@tefuda/domain/chat/schema";
import { uuid } from "@tefuda/domain/validation/fields";
import { chooseThemes } from "@tefuda/services/chat/choose-themes";
import { listCompanyMessages, listMessages } from "@tefuda/services/chat/list-messages";
import { markRead } from "@tefuda/services/chat/mark-read";
import { searchMessages } from "@tefuda/services/chat/search-messages";
import { sendInterestAction } from "@tefuda/services/chat/send-interest-action";
import { sendMessage } from "@tefuda/services/chat/send-message";
import { syncCompanyMessages, syncMessages } from "@tefuda/services/chat/sync-messages";
import { takeDownMessage } from "@tefuda/services/chat/take-down";
import { tellTyping } from "@tefuda/services/chat/tell-typing";
import { z } from "zod";
import { procedure, router } from "../trpc/procedure.ts";

export const chatRouter = router({
  list: procedure
    .access("message:read")
    .input(listMessagesSchema)
    .query(({ ctx, input }) => listMessages(ctx, input)),
  syncMessages: procedure
    .access("message:read")
    .input(syncMessagesSchema)
    .query(({ ctx, input }) => syncMessages(ctx, input)),
  search: procedure
    .access("message:search")
    .input(searchMessagesSchema)
    .query(({ ctx, input }) => searchMessages(ctx, input)),
  sendMessage: procedure
    .access("message:write")
    .input(sendMessageSchema)
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),
  markRead: procedure
    .access("message:read")
    .input(markReadSchema)
    .mutation(({ ctx, input }) => markRead(ctx, input)),
  sendInterestAction: procedure
    .access("interest:answer")
    .input(sendInterestActionSchema)
    .mutation(({ ctx, input }) => sendInterestAction(ctx, input)),
  chooseThemes: procedure
    .access("interest:answer")
    .input(chooseThemesSchema)
    .mutation(({ ctx, input }) => chooseThemes(ctx, input)),
  tellTyping: procedure
    .access("message:write")
    .input(z.object({ matchingId: uuid }))
    .mutation(({ ctx, input }) => tellTyping(ctx, input)),

  /** Takes down a message of a support thread. */
  takeDown: procedure
    .access("message:take-down")
    .input(takeDownSchema)
    .mutation(({ ctx, input }) => takeDownMessage(ctx, input)),

  listCompany: procedure
    .access("message:read-company")
    .input(listMessagesSchema)
    .query(({ ctx, input }) => listCompanyMessages(ctx, input)),
  syncCompany: procedure
    .access("message:read-company")
    .input(syncMessagesSchema)
    .query(({ ctx, input }) => syncCompanyMessages(ctx, input)),
});
