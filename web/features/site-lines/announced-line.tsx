import { useSiteState } from '#web/api/site-state.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { TopLine } from './top-line.tsx'

/** What staff tell everybody, such as coming work on the servers. It cannot be closed: it says what does not work. */
export function AnnouncedLine() {
  const { language } = useTranslation()
  const line = useSiteState()?.line
  return line ? <TopLine tone="warning">{line[language]}</TopLine> : null
}
