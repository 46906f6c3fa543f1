"use client";

import { useSyncExternalStore } from "react";

const follow = () => () => {};

/** Whether this is drawn as the server draws it: there, and where the browser takes over what it sent. */
export const useIsServerHtml = () =>
  useSyncExternalStore(
    follow,
    () => false,
    () => true,
  );
