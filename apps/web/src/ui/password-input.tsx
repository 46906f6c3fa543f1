"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { uiCopy } from "./copy.ja.ts";
import { IconButton } from "./icon-button.tsx";
import { TextInput, type TextInputProps } from "./text-input.tsx";

/** A password that can be looked at; pasting is always allowed. */
export function PasswordInput(props: Omit<TextInputProps, "type" | "after">) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <TextInput
      {...props}
      type={visible ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <IconButton
          label={visible ? uiCopy.hidePassword : uiCopy.showPassword}
          onClick={() => setVisible((now) => !now)}
        >
          <Icon className="size-5" aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
