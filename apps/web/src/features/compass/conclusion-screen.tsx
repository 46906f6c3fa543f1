import { Button } from "@/ui/button";
import { buttonClass } from "@/ui/button-class";
import { MessagePage } from "@/ui/message-page";
import { TextLink } from "@/ui/text-link";
import { compassCopy } from "./copy.ja";
import { compassPaths } from "./paths";

const { conclusion: copy } = compassCopy;

/** The end of the way: to update the profile, or to try once more. */
export function ConclusionScreen({ onApply }: { onApply: () => void }) {
  return (
    <MessagePage
      isMain={false}
      drawing="document"
      title={copy.heading}
      body={copy.body}
      action={
        <>
          <Button size="lg" onClick={onApply}>
            {copy.update}
          </Button>
          {/* The form is loaded by itself: only its own address may listen to a microphone. */}
          <a href={compassPaths.form} className={buttonClass({ size: "lg", variant: "secondary" })}>
            {copy.again}
          </a>
          <TextLink href={compassPaths.latest} className="target basis-full text-sm">
            {copy.back}
          </TextLink>
        </>
      }
    />
  );
}
