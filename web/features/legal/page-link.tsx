import type { PlainKey } from '#web/i18n/catalogue.ts'
import { useTranslation } from '#web/i18n/language.ts'
import type { Path } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'

/** A link in the middle of a sentence. */
export function PageLink({ href, label }: { readonly href: Path; readonly label: PlainKey }) {
  const { t } = useTranslation()
  return (
    <Link href={href} className="link">
      {t(label)}
    </Link>
  )
}
