import { Phrase } from '#web/i18n/phrase.tsx'
import { PATHS } from '#web/paths.ts'
import { PageLink } from '../page-link.tsx'

/** How long messages are stored. */
export function RetentionNote() {
  const link = <PageLink href={PATHS.privacy} label="legal.privacy" />
  return (
    <p className="max-w-prose text-14 text-muted">
      <Phrase of="contact.keep" with={{ link }} />
    </p>
  )
}
