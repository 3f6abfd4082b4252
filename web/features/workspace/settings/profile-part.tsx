import { useState } from 'react'
import { BRAND_TEXT } from '#contract/settings.limits.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { Settings } from './use-settings.ts'

/** `4,90` or `4.90` as cents; null for anything else. */
function centsIn(written: string): number | null {
  const [, euros, cents = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(written.trim()) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}

/** What the shop says about the brand, and what a delivery costs. */
export function ProfilePart({ settings }: { readonly settings: Settings }) {
  const { t, language: reader } = useTranslation()
  const { version, shipping: stored } = settings
  const [description, setDescription] = useState(settings.description)
  const [language, setLanguage] = useState(settings.language)
  const [city, setCity] = useState(settings.city)
  const [note, setNote] = useState(stored.note)
  const [claimEvidence, setClaimEvidence] = useState(settings.claimEvidence)
  const [amount, setAmount] = useState(
    stored.grossCents === null ? '' : (stored.grossCents / 100).toFixed(2).replace('.', reader === 'de' ? ',' : '.'),
  )
  const grossCents = centsIn(amount)
  const isWrong = amount.trim() !== '' && grossCents === null
  const send = () =>
    call('PUT /api/brand/profile', {
      body: { version, description, language, city, shipping: { grossCents, note }, claimEvidence },
    })
  return (
    <SettingsForm send={send} isWrong={isWrong}>
      {({ errors, forget }) => (
        <>
          <DescriptionFields texts={description} onChange={setDescription} />
          <Segmented
            label={t('settings.language')}
            value={language}
            options={[
              { value: 'de', label: t('profile.german') },
              { value: 'en', label: t('profile.english') },
            ]}
            onChange={setLanguage}
          />
          <TextField
            label={t('settings.city')}
            maxLength={BRAND_TEXT.line}
            value={city}
            onChange={(event) => setCity(event.target.value)}
          />
          <TextField
            label={t('settings.shipping')}
            hint={t('settings.shippingHint')}
            inputMode="decimal"
            value={amount}
            error={isWrong ? t('settings.shippingWrong') : undefined}
            onChange={(event) => setAmount(event.target.value)}
          />
          <NoteFields texts={note} onChange={setNote} />
          <TextArea
            name="profile.claimEvidence"
            label={t('settings.claimEvidence')}
            hint={t('settings.claimHint')}
            rows={2}
            className="min-h-20!"
            maxLength={BRAND_TEXT.claimEvidence}
            value={claimEvidence}
            error={errors['profile.claimEvidence']}
            onChange={(event) => {
              setClaimEvidence(event.target.value)
              forget('profile.claimEvidence')
            }}
          />
        </>
      )}
    </SettingsForm>
  )
}

interface TextsProps {
  readonly texts: Settings['description']
  readonly onChange: (texts: Settings['description']) => void
}

function DescriptionFields({ texts, onChange }: TextsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextArea
        label={t('settings.descriptionDe')}
        maxLength={BRAND_TEXT.description}
        value={texts.de}
        onChange={(event) => onChange({ ...texts, de: event.target.value })}
      />
      <TextArea
        label={t('settings.descriptionEn')}
        hint={t('settings.missingLanguage')}
        maxLength={BRAND_TEXT.description}
        value={texts.en}
        onChange={(event) => onChange({ ...texts, en: event.target.value })}
      />
    </>
  )
}

function NoteFields({ texts, onChange }: TextsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        label={t('settings.shippingNoteDe')}
        maxLength={BRAND_TEXT.shippingNote}
        value={texts.de}
        onChange={(event) => onChange({ ...texts, de: event.target.value })}
      />
      <TextField
        label={t('settings.shippingNoteEn')}
        maxLength={BRAND_TEXT.shippingNote}
        value={texts.en}
        onChange={(event) => onChange({ ...texts, en: event.target.value })}
      />
    </>
  )
}
