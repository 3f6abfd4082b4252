import { useState } from 'react'
import { TRUST_LEVELS } from '#contract/administration.limits.ts'
import { call } from '#web/api/call.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { Section } from './section.tsx'
import { type StaffBrand, useStaffBrandsRefresh } from './use-staff-brands.ts'

const AUTOMATIC = 'automatic'
const CHOICES = [AUTOMATIC, ...TRUST_LEVELS] as const

/** Product 4: how much the brand is trusted with its products, by its record or by hand. */
export function TrustLevel({ brand }: { readonly brand: StaffBrand }) {
  const { t } = useTranslation()
  const mayChange = useStaffRight('review')
  const [isOpen, setOpen] = useState(false)
  const level = TRUST_LEVELS[brand.trustLevel] ?? '0'
  return (
    <Section title={t('staffbrands.trust')}>
      <p className="text-14 font-[600]">{t(`staffbrands.trust-${level}`, { level })}</p>
      <p className="mt-1 text-14 text-muted">
        {t(brand.isTrustFixed ? 'staffbrands.trustFixed' : 'staffbrands.trustAutomatic')}
      </p>
      {mayChange && !brand.isOwnBrand && (
        <Button size="s" tone="outline" className="mt-3" onClick={() => setOpen(true)}>
          {t('staffbrands.trustChange')}
        </Button>
      )}
      <Sheet open={isOpen} onClose={() => setOpen(false)} side="right" title={t('staffbrands.trustChange')}>
        <TrustForm brand={brand} onDone={() => setOpen(false)} />
      </Sheet>
    </Section>
  )
}

function TrustForm({ brand, onDone }: { readonly brand: StaffBrand; readonly onDone: () => void }) {
  const { t } = useTranslation()
  const refresh = useStaffBrandsRefresh()
  const { id, name, trustLevel, isTrustFixed } = brand
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>(
    isTrustFixed ? (TRUST_LEVELS[trustLevel] ?? '0') : AUTOMATIC,
  )
  return (
    <ActForm
      verb={t('staffbrands.trustNow')}
      hint={t('staffbrands.logHint')}
      onSend={async ({ reason }) => {
        const level = choice === AUTOMATIC ? null : Number(choice)
        const seen = { level: trustLevel, isFixed: isTrustFixed }
        await call('POST /api/admin/brands/{id}/trust', { params: { id }, body: { level, seen, reason } })
        showToast({ title: t('staffbrands.trustDone', { name }) })
        await refresh()
        onDone()
      }}
    >
      {() => (
        <SelectField
          label={t('staffbrands.trust')}
          value={choice}
          options={CHOICES.map((value) => ({
            value,
            label:
              value === AUTOMATIC
                ? t('staffbrands.trust-automatic')
                : t(`staffbrands.trust-${value}`, { level: value }),
          }))}
          onChange={setChoice}
        />
      )}
    </ActForm>
  )
}
