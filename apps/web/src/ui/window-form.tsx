import type { FormEvent, ReactNode } from "react";
import { Banner } from "./banner.tsx";

interface WindowFormProps {
  /** What the button in the window's foot names as its form. */
  id: string;
  /** Why it could not be kept. */
  fault: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/**
 * A form in a window over another form: that one stands around it in React's tree, though not in the
 * document, and must not be sent as well.
 */
export function WindowForm({ id, fault, onSubmit, children }: WindowFormProps) {
  return (
    <form
      id={id}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.stopPropagation();
        onSubmit(event);
      }}
    >
      {fault && (
        <Banner inset tone="danger">
          {fault}
        </Banner>
      )}
      {children}
    </form>
  );
}
