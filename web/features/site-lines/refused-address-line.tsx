import { useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import { TopLine } from './top-line.tsx'

/** Tells users that mails to their address come back, with the way to change it. */
export function RefusedAddressLine() {
  const { t } = useTranslation()
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  return (
    <TopLine tone="warning" onClose={() => setClosed(true)}>
      {t('lines.refused')}{' '}
      <Link href={PATHS.profile} className="inline-block py-1 font-[700] underline underline-offset-4">
        {t('lines.changeAddress')}
      </Link>
    </TopLine>
  )
}
