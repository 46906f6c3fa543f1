import { Avatar } from "./avatar.tsx";
import { Card } from "./card.tsx";
import { CardLink } from "./card-link.tsx";

export interface PersonCardProps {
  href: string;
  name: string;
  position: string | null;
  profileImage: string | null;
  /** A sentence about what the person does. */
  text?: string | null;
  level?: 2 | 3 | 4;
}

/** Someone of a company's staff, small: a face, a name, a position. */
export function PersonCard(props: PersonCardProps) {
  const { href, name, position, profileImage, text, level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <Card as="article" lift pad="sm" className="flex items-start gap-4 crowded:flex-wrap">
      <Avatar name={name} src={profileImage} size="lg" />
      <div className="grid min-w-0 gap-0.5 pt-1 crowded:basis-full">
        <Heading className="text-base">
          <CardLink href={href}>{name}</CardLink>
        </Heading>
        {position && <p className="text-ink-2 text-sm">{position}</p>}
        {text && <p className="line-clamp-2 text-sm">{text}</p>}
      </div>
    </Card>
  );
}
