import { useState } from 'react'
import { BRAND_TEXT } from '#contract/settings.limits.ts'
import type { Company } from '#contract/settings.ts'
import { call } from '#web/api/call.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { formatReleaseDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { CompanyFields } from '#web/ui/forms/company-fields.tsx'
import { EMPTY_COMPANY } from '#web/ui/forms/empty-company.ts'
import { Switch } from '#web/ui/forms/switch.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { Settings } from './use-settings.ts'

const EMPTY: Company = { ...EMPTY_COMPANY, safety: null }
const NO_MAKER = { name: '', address: '', contact: '' }
const MAKER = [
  ['name', BRAND_TEXT.company],
  ['address', BRAND_TEXT.line * 2],
  ['contact', 254],
] as const

/** The imprint of the shop (Trust L03, L13), and the manufacturer of its products (GPSR). */
export function CompanyPart({ settings: { version, company: stored } }: { readonly settings: Settings }) {
  const { t } = useTranslation()
  const {
    vatState: _,
    vatCheckedAt: __,
    safety: maker,
    ...known
  } = stored ?? { ...EMPTY, vatState: '', vatCheckedAt: '' }
  const [company, setCompany] = useState(known)
  const [isOther, setOther] = useState(maker !== null)
  const [safety, setSafety] = useState(maker ?? NO_MAKER)
  const vatNote = useVatNote(stored, company.vatId)
  const send = () =>
    call('PUT /api/brand/company', {
      body: { version, company: { ...company, safety: isOther ? safety : null } },
    })
  return (
    <SettingsForm send={send}>
      {({ errors, forget }) => (
        <>
          <p className="text-14 text-muted">{t('settings.companyText')}</p>
          <CompanyFields
            company={company}
            errors={errors}
            vatNote={vatNote}
            onChange={(changes, field) => {
              setCompany({ ...company, ...changes })
              forget(field)
            }}
          />
          <Switch label={t('settings.safety')} hint={t('settings.safetyHint')} checked={isOther} onChange={setOther} />
          {isOther &&
            MAKER.map(([name, most]) => (
              <TextField
                key={name}
                name={`company.safety.${name}`}
                label={t(`settings.safety-${name}`)}
                maxLength={most}
                value={safety[name]}
                error={errors[`company.safety.${name}`]}
                onChange={(event) => {
                  setSafety({ ...safety, [name]: event.target.value })
                  forget(`company.safety.${name}`)
                }}
              />
            ))}
        </>
      )}
    </SettingsForm>
  )
}

/** What the register of VAT IDs said, as long as the stored ID is not being changed. */
function useVatNote(stored: Settings['company'], written: string): string | undefined {
  const { t } = useTranslation()
  const zone = useTimezone()
  if (stored === null || stored.vatId !== written || stored.vatState === 'none') return undefined
  if (stored.vatState === 'pending') return t('settings.vat-pending')
  const day = stored.vatCheckedAt === null ? '' : formatReleaseDate(stored.vatCheckedAt, zone)
  return t(`settings.vat-${stored.vatState}`, { day })
}
