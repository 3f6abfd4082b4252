import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'
import { Cell } from './cell.tsx'
import { euros } from './money.ts'
import type { Campaigns } from './use-campaigns.ts'

/** The ad credit, and how long it lasts. */
export function Credit({ creditCents, daysLeft }: Pick<Campaigns, 'creditCents' | 'daysLeft'>) {
  const { t, language } = useTranslation()
  const note =
    creditCents === null
      ? t('campaigns.creditDebt')
      : creditCents === 0
        ? t('campaigns.creditEmpty')
        : daysLeft === null
          ? t('campaigns.creditUnused')
          : t('campaigns.creditDays', { count: daysLeft })
  return (
    <Cell name={t('campaigns.credit')} value={creditCents === null ? '–' : euros(creditCents, language)} note={note}>
      <Link href={PATHS.credits} className={buttonLook('outline', 's')}>
        {t('campaigns.topUp')}
      </Link>
    </Cell>
  )
}
