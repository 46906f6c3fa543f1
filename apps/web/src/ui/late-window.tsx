"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { uiCopy } from "./copy.ja.ts";
import { ErrorState } from "./error-state.tsx";
import { Spinner } from "./spinner.tsx";
import { whenTouched } from "./when-touched.ts";

interface WindowProps {
  open: boolean;
  onClose?: (() => void) | undefined;
  closable?: boolean | undefined;
}

/**
 * A window whose scripts come after the page: when the reader has touched the page and the browser is
 * idle, at the latest when the window is opened. What the page has loaded without it stays as it is
 * when that fails, and it can be tried again.
 * @param load imports the window, as in `() => import("./a-window").then(({ AWindow }) => AWindow)`
 * @param Before what stands on the page until then, such as the button of a menu
 */
export function lateWindow<Props extends WindowProps>(
  load: () => Promise<ComponentType<Props>>,
  Before?: ComponentType<Props>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchPart = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const fetchAhead = () => void fetchPart().catch(() => {});

  return function LateWindow(props: Props) {
    const { open, onClose, closable = onClose !== undefined } = props;
    const [Part, setPart] = useState<ComponentType<Props>>();
    // One that the page begins with stands there at once. Any other opens when it is there, in the same
    // motion as if it had been there all along.
    const [isHere, setHere] = useState(open);
    const [hasFailed, setFailed] = useState(false);

    useEffect(() => whenTouched(fetchAhead), []);
    useEffect(() => {
      if (!open || Part || hasFailed) return;
      let isWanted = true;
      fetchPart().then(
        (part) => isWanted && setPart(() => part),
        (error: unknown) => {
          if (!isWanted) return;
          setFailed(true);
          // The window says that it could not be loaded, never why: the error log has that.
          reportError(error);
        },
      );
      return () => {
        isWanted = false;
      };
    }, [open, Part, hasFailed]);
    useEffect(() => {
      if (Part) setHere(true);
    }, [Part]);

    if (Part) return <Part {...props} open={open && isHere} />;
    return (
      <>
        {Before && <Before {...props} />}
        {open && !hasFailed && <OnItsWay />}
        {open && hasFailed && (
          <NotLoaded
            onRetry={() => setFailed(false)}
            {...(closable && {
              onClose: () => {
                setFailed(false);
                onClose?.();
              },
            })}
          />
        )}
      </>
    );
  };
}

/** Shows only to those who wait. */
const OnItsWay = () => (
  <div role="status" className="overlay-on-its-way fixed inset-0 z-50 grid place-items-center">
    <span className="rounded-full bg-surface p-3 text-ink-2 shadow-high">
      <Spinner className="size-8" />
    </span>
    <span className="sr-only">{uiCopy.loading}</span>
  </div>
);

interface NotLoadedProps {
  onRetry: () => void;
  onClose?: () => void;
}

/** A dialog of the browser's own: the one of the library may be what could not be loaded. */
function NotLoaded({ onRetry, onClose }: NotLoadedProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Closing it hands the focus back; a dialog that is only taken away does not.
  const after = (go: () => void) => () => {
    dialog.current?.close();
    go();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={uiCopy.loadFailed}
      className="m-auto w-[90vw] max-w-md rounded-lg bg-surface p-4 text-ink shadow-high backdrop:bg-(--scrim)"
      onCancel={(event) => {
        event.preventDefault();
        if (onClose) after(onClose)();
      }}
    >
      <ErrorState text={uiCopy.windowFailed} onRetry={after(onRetry)} />
      {onClose && (
        <div className="flex justify-center pb-4">
          <Button variant="quiet" onClick={after(onClose)}>
            {uiCopy.close}
          </Button>
        </div>
      )}
    </dialog>
  );
}
