import { Button } from "@/ui/button";
import { buttonClass } from "@/ui/button-class";
import { MessagePage } from "@/ui/message-page";
import { TextLink } from "@/ui/text-link";
import { compassCopy } from "./copy.ja";
import { compassPaths } from "./paths";

const { conclusion: copy } = compassCopy;

interface ConclusionScreenProps {
  /** The result that the page was reached from. */
  resultId: string;
  /** Opens the editor of the profile's self-introduction. */
  onApply: () => void;
}

/** The end of the way: to update the profile, or to try once more. */
export function ConclusionScreen({ resultId, onApply }: ConclusionScreenProps) {
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
          <TextLink href={compassPaths.result(resultId)} className="target basis-full text-sm">
            {copy.back}
          </TextLink>
        </>
      }
    />
  );
}
