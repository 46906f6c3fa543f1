import { defaultSuccess } from "@tefuda/domain/errors/success-messages.ja";
import { toastStore } from "./toast-store.ts";

const toast = {
  /** 1.5 s, polite. */
  success: (text: string = defaultSuccess) => toastStore.show("success", text),
  info: (text: string) => toastStore.show("info", text),
  /** 5 s, red, assertive. */
  error: (text: string) => toastStore.show("error", text),
};

export function useToast() {
  return toast;
}
