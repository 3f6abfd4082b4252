import { ChevronDown, Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BrandShop } from '#contract/brands.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'

type Imprint = NonNullable<BrandShop['imprint']>

/**
 * Who is responsible for the shop (Trust L03, L30), and how to report it (Trust L10). At the top, because the end of the
 * list below is never reached: it loads more by itself.
 */
export function ShopImprint({ brand }: { readonly brand: BrandShop }) {
  const { t } = useTranslation()
  return (
    <div className="-mb-2 flex flex-wrap items-start justify-between gap-x-6 border-t border-line pt-2">
      {brand.imprint && (
        <details className="group min-w-0 flex-1 basis-60">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-14 font-[600] [&::-webkit-details-marker]:hidden">
            {t('brands.imprint')}
            <ChevronDown aria-hidden size={16} className="group-open:rotate-180" />
          </summary>
          <Lines imprint={brand.imprint} />
        </details>
      )}
      <Link
        href={to(PATHS.report, undefined, { ziel: to(PATHS.shop, { brandId: brand.id }) })}
        className="inline-flex min-h-11 items-center gap-2 text-14 text-muted underline underline-offset-3 hover:text-ink"
      >
        <Flag aria-hidden size={16} />
        {t('brands.report')}
      </Link>
    </div>
  )
}

/** Registered companies have a country code, imported ones a name. */
const countryName = (country: string, language: string): string =>
  /^[A-Z]{2}$/.test(country) ? (new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country) : country

function Lines({ imprint }: { readonly imprint: Imprint }) {
  const { t, language } = useTranslation()
  const { company, street, city, safety } = imprint
  const country = countryName(imprint.country, language)
  return (
    <dl className="grid gap-x-8 gap-y-3 pt-2 pb-4 text-14 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
      <Row label={t('brands.imprintCompany')}>{[company, street, city, country].filter(Boolean).join('\n')}</Row>
      <Row label={t('brands.imprintContact')}>
        <MailLink address={imprint.contact} />
      </Row>
      <Row label={t('brands.imprintPhone')}>{imprint.phone}</Row>
      <Row label={t('brands.imprintRepresentative')}>{imprint.representative}</Row>
      <Row label={t('brands.imprintRegister')}>{imprint.register}</Row>
      <Row label={t('brands.imprintVatId')}>{imprint.vatId}</Row>
      <Row label={t('brands.safety')}>
        {safety ? (
          <>
            {`${safety.name}\n${safety.address}\n`}
            <MailLink address={safety.contact} />
          </>
        ) : (
          t('brands.safetySelf')
        )}
      </Row>
    </dl>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children === null) return null
  return (
    <div className="contents">
      <dt className="text-muted max-sm:-mb-2">{label}</dt>
      <dd className="font-[550] whitespace-pre-line">{children}</dd>
    </div>
  )
}

const MailLink = ({ address }: { readonly address: string }) => (
  <a href={`mailto:${address}`} className="link [overflow-wrap:anywhere]">
    {address}
  </a>
)
