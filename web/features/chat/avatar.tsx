import { LifeBuoy } from 'lucide-react'
import type { Conversation } from '#contract/conversation.ts'
import { Picture } from '#web/ui/marks/picture.tsx'

/** The partner of a conversation: a logo, the support, or the first letter of a name. */
export function Avatar({
  partner,
  isSupport,
}: {
  readonly partner: Conversation['partner']
  readonly isSupport: boolean
}) {
  if (partner.logo) {
    return (
      <span className="block size-11 shrink-0 overflow-hidden rounded-control border border-line bg-surface">
        <Picture source={partner.logo} sizes="44px" alt="" />
      </span>
    )
  }
  return (
    <span
      aria-hidden
      className="headline flex size-11 shrink-0 items-center justify-center rounded-control bg-ink text-16 text-paper uppercase"
    >
      {isSupport ? <LifeBuoy size={20} /> : partner.name.slice(0, 1)}
    </span>
  )
}
