import { APP_HOME } from "@tefuda/domain/bridge/app-paths";
import { appViewCopy } from "@/features/app-view/copy.ja";
import { ButtonLink } from "@/ui/button-link";
import { MessagePage } from "@/ui/message-page";
import { appCopy } from "../copy.ja";

export default function NotFound() {
  const { title, body } = appCopy.notFound;
  return (
    <MessagePage
      isMain={false}
      drawing="search"
      mark="404"
      title={title}
      body={body}
      action={<ButtonLink href={APP_HOME}>{appViewCopy.back}</ButtonLink>}
    />
  );
}
