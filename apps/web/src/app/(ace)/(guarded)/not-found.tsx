import { Missing } from "../../_frame/missing";

export default function NotFound() {
  return <Missing isMain={false} />;
}
