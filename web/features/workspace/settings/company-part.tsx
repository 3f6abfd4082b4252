import { useState } from 'react'
import { BRAND_TEXT } from '#contract/settings.limits.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Switch } from '#web/ui/forms/switch.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { Settings } from './use-settings.ts'

const LINES = [
  ['company', 'organization', BRAND_TEXT.company],
  ['street', 'street-address', BRAND_TEXT.line],
  ['city', 'address-level2', BRAND_TEXT.line],
  ['country', 'country-name', BRAND_TEXT.line],
  ['representative', 'name', BRAND_TEXT.line],
  ['contact', 'email', 254],
  ['phone', 'tel', 20],
  ['register', 'off', BRAND_TEXT.line],
  ['vatId', 'off', 20],
] as const
const SAFETY = [
  ['name', BRAND_TEXT.company],
  ['address', BRAND_TEXT.line * 2],
  ['contact', 254],
] as const

type Line = (typeof LINES)[number][0]

/** The imprint of the shop (Trust L03, L13), and who makes the products (GPSR). */
export function CompanyPart({ settings: { version, company } }: { readonly settings: Settings }) {
  const { t } = useTranslation()
  const [lines, setLines] = useState<Readonly<Record<Line, string>>>({
    company: company?.company ?? '',
    street: company?.street ?? '',
    city: company?.city ?? '',
    country: company?.country ?? '',
    representative: company?.representative ?? '',
    contact: company?.contact ?? '',
    phone: company?.phone ?? '',
    register: company?.register ?? '',
    vatId: company?.vatId ?? '',
  })
  const [isOther, setOther] = useState(Boolean(company?.safety))
  const [safety, setSafety] = useState(company?.safety ?? { name: '', address: '', contact: '' })
  const orNull = (text: string) => (text.trim() === '' ? null : text)
  const send = () =>
    call('PUT /api/brand/company', {
      body: {
        version,
        company: {
          ...lines,
          representative: orNull(lines.representative),
          phone: orNull(lines.phone.replaceAll(/[\s()/-]/g, '')),
          register: orNull(lines.register),
          vatId: orNull(lines.vatId.replaceAll(/[\s.]/g, '').toUpperCase()),
          safety: isOther ? safety : null,
        },
      },
    })
  return (
    <SettingsForm send={send}>
      <p className="text-14 text-muted">{t('settings.companyText')}</p>
      {LINES.map(([name, autoComplete, most]) => (
        <TextField
          key={name}
          label={t(`settings.company-${name}`)}
          hint={name === 'phone' ? t('settings.phoneHint') : undefined}
          autoComplete={autoComplete}
          maxLength={most}
          value={lines[name]}
          onChange={(event) => setLines({ ...lines, [name]: event.target.value })}
        />
      ))}
      <Switch label={t('settings.safety')} hint={t('settings.safetyHint')} checked={isOther} onChange={setOther} />
      {isOther &&
        SAFETY.map(([name, most]) => (
          <TextField
            key={name}
            label={t(`settings.safety-${name}`)}
            maxLength={most}
            value={safety[name]}
            onChange={(event) => setSafety({ ...safety, [name]: event.target.value })}
          />
        ))}
    </SettingsForm>
  )
}
