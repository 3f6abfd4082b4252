import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to, toAdmin } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from './section.tsx'
import type { StaffBrand } from './use-staff-brands.ts'

/** What staff decide about the brand where decisions are made, and where else it stands. */
export function BrandActions({ brand }: { readonly brand: StaffBrand }) {
  const { t } = useTranslation()
  const [mayDecide, seesMoney, answers, seesLog] = [
    useStaffRight('review'),
    useStaffRight('money'),
    useStaffRight('support'),
    useStaffRight('system'),
  ]
  const { id, name, status } = brand
  const links = [
    status === 'approved' && ([to(PATHS.shop, { brandId: id }), t('staffbrands.toShop')] as const),
    [toAdmin('review', { type: 'brand', id }), t('staffbrands.toReview')] as const,
    brand.openReports > 0 && ([toAdmin('notices', {}), t('staffbrands.toReports')] as const),
    seesMoney && ([toAdmin('billing', { view: 'accounts', id }), t('staffbrands.toAccount')] as const),
    [toAdmin('ads', { view: 'campaigns' }), t('staffbrands.toAds')] as const,
    answers && ([toAdmin('tickets', { view: 'all', q: name }), t('staffbrands.toTickets')] as const),
    seesLog && ([toAdmin('log', { target: id }), t('staffbrands.toLog')] as const),
  ].filter((link) => link !== false)
  return (
    <Section title={t('staffbrands.actions')}>
      {brand.isOwnBrand && <p className="mb-3 text-14 text-muted">{t('staffbrands.ownBrand')}</p>}
      {mayDecide && !brand.isOwnBrand && <Suspension brand={brand} />}
      <ul className="flex flex-col text-14">
        {links.map(([href, label]) => (
          <li key={href}>
            <Link href={href} className="link inline-block py-1.5">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Suspension({ brand: { id, status, suspendedUntil } }: { readonly brand: StaffBrand }) {
  const { t } = useTranslation()
  const moment = useMoment()
  if (status !== 'approved' && status !== 'suspended') return null
  const isSuspended = status === 'suspended'
  return (
    <div className="mb-3 flex flex-col items-start gap-2">
      <p className="text-14 text-muted">
        {isSuspended
          ? suspendedUntil
            ? t('staffbrands.suspendedUntil', { day: moment(`${suspendedUntil}T10:00:00Z`) })
            : t('staffbrands.suspendedOpen')
          : t('staffbrands.suspendHint')}
      </p>
      <Link href={toAdmin('review', { type: 'brand', id })} className={buttonLook('outline')}>
        {t(isSuspended ? 'staffbrands.lift' : 'staffbrands.suspend')}
      </Link>
    </div>
  )
}
