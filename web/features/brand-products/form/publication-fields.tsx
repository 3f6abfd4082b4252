import { useState } from 'react'
import { PRODUCT_LIMITS } from '#contract/brand-products.limits.ts'
import { TIMEZONES, type Timezone } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { localTime, momentOf } from '#web/i18n/zoned-time.ts'
import { PATHS, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { httpsAddress } from '#web/ui/forms/https-address.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { WaitingNote } from './drop/waiting-note.tsx'
import { useEditor, useFieldError } from './field-errors.ts'
import { FormSection, PAIR } from './section.tsx'

/** Link to the shop, drop date, time of publication, and where the product is shown. */
export function PublicationFields({ timezone: own }: { readonly timezone: Timezone }) {
  const { t } = useTranslation()
  const { form, facts, set, product } = useEditor()
  const errorOf = useFieldError()
  const [timezone, setTimezone] = useState(own)
  const hosts = facts.linkHosts.join(', ')
  const completeLink = () => {
    const link = form.link && httpsAddress(form.link)
    if (link !== form.link) set({ link })
  }
  return (
    <FormSection title={t('products.publication')}>
      <TextField
        label={t('products.link')}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={form.link ?? ''}
        maxLength={PRODUCT_LIMITS.link}
        error={errorOf('link')}
        hint={hosts === '' ? t('products.linkNoHost') : t('products.linkHint', { hosts })}
        onChange={(event) => set({ link: event.target.value.trim() || null })}
        onBlur={completeLink}
      />
      <Switch
        label={t('products.partnerLink')}
        hint={t('products.partnerLinkHint')}
        checked={form.isPartnerLink}
        onChange={(isPartnerLink) => set({ isPartnerLink })}
      />
      <div className={PAIR}>
        <MomentField
          label={t('products.releaseAt')}
          hint={t('products.releaseHint')}
          value={form.releaseAt}
          timezone={timezone}
          error={errorOf('releaseAt')}
          onChange={(releaseAt) => set({ releaseAt })}
        />
        <MomentField
          label={t('products.publishAt')}
          hint={t('products.publishHint')}
          value={form.publishAt}
          timezone={timezone}
          error={errorOf('publishAt')}
          onChange={(publishAt) => set({ publishAt })}
        />
      </div>
      <WaitingNote />
      {(form.releaseAt || form.publishAt) && (
        <SelectField
          label={t('products.timezone')}
          value={timezone}
          options={TIMEZONES.map((value) => ({ value, label: value.replace('_', ' ') }))}
          onChange={setTimezone}
        />
      )}
      {product?.wasShown && (
        <Link
          href={to(PATHS.sale, { saleId: 'new' }, { product: product.id })}
          className={`${buttonLook('outline', 's')} self-start`}
        >
          {t('products.setSale')}
        </Link>
      )}
      <Switch
        label={t('products.shopOnly')}
        hint={t('products.shopOnlyHint')}
        checked={form.isShopOnly}
        onChange={(isShopOnly) => set({ isShopOnly })}
      />
    </FormSection>
  )
}

interface MomentFieldProps {
  readonly label: string
  readonly hint: string
  readonly value: string | null
  readonly timezone: Timezone
  readonly error: string | undefined
  readonly onChange: (value: string | null) => void
}

function MomentField({ label, hint, value, timezone, error, onChange }: MomentFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      type="datetime-local"
      value={value === null ? '' : localTime(value, timezone)}
      error={error}
      onChange={(event) => onChange(momentOf(event.target.value, timezone))}
    />
  )
}
