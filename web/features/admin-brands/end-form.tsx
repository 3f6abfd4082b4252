import { ENDING_CAUSES, ENDING_NOTICE_DAYS } from '#contract/brand-endings.limits.ts'
import { GROUNDS, groundsFor, REVIEW } from '#contract/moderation.limits.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { ProofFields } from '#web/ui/forms/proof-fields.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useEndForm } from './use-end-form.ts'
import { type StaffBrand, useStaffBrandsRefresh } from './use-staff-brands.ts'

interface EndFormProps {
  readonly brand: StaffBrand
  readonly onDone: () => void
}

/** The statement of reasons for the end of the account, and its last day. */
export function EndForm({ brand, onDone }: EndFormProps) {
  const { t, language } = useTranslation()
  const user = useSession()
  const form = useEndForm(brand, onDone)
  const { values, set, hasTried, proof } = form
  const isNotice = values.cause === 'notice'
  const hint = t('staffbrands.factsHint', { count: REVIEW.factsMin })
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void form.send()
      }}
    >
      <SelectField
        label={t('staffbrands.cause')}
        value={values.cause}
        options={ENDING_CAUSES.map((value) => ({ value, label: t(`staffbrands.cause-${value}`) }))}
        onChange={(cause) => set({ cause })}
      />
      {isNotice && <LastDay form={form} />}
      <SelectField
        label={t('staffbrands.ground')}
        value={values.ground}
        options={groundsFor('brand').map((value) => ({ value, label: GROUNDS[value].title[language] }))}
        onChange={form.chooseGround}
      />
      <TextArea
        label={t('staffbrands.factsOfEnd')}
        lang={brand.language}
        hint={hint}
        maxLength={REVIEW.factsMax}
        value={values.facts}
        error={hasTried && !form.isComplete ? hint : undefined}
        onChange={(event) => set({ facts: event.target.value })}
      />
      <p className="text-14 text-muted">{t(isNotice ? 'staffbrands.endEffect' : 'staffbrands.endEffectNow')}</p>
      {proof.isAsked && user && <ProofFields user={user} onPassword={proof.setPassword} />}
      <FormError text={form.error} />
      <Button type="submit" tone="danger" busy={form.isBusy}>
        {t(isNotice ? 'staffbrands.endNow' : 'staffbrands.endAtOnce', { name: brand.name })}
      </Button>
    </form>
  )
}

function LastDay({ form }: { readonly form: ReturnType<typeof useEndForm> }) {
  const { t } = useTranslation()
  const hint = t('staffbrands.lastDayHint', { days: ENDING_NOTICE_DAYS })
  return (
    <TextField
      label={t('staffbrands.lastDay')}
      hint={hint}
      type="date"
      min={form.earliest}
      value={form.values.lastDay}
      error={form.hasTried && form.isTooSoon ? hint : undefined}
      onChange={(event) => form.set({ lastDay: event.target.value })}
    />
  )
}

/** Takes the end of the account back. */
export function WithdrawForm({ brand: { id, name }, onDone }: EndFormProps) {
  const { t } = useTranslation()
  const refresh = useStaffBrandsRefresh()
  return (
    <ActForm
      verb={t('staffbrands.endWithdrawNow', { name })}
      hint={t('staffbrands.endWithdrawHint')}
      onSend={async (act) => {
        await call('POST /api/admin/brands/{id}/ending/withdrawal', { params: { id }, body: act })
        showToast({ title: t('staffbrands.endWithdrawn', { name }) })
        await refresh()
        onDone()
      }}
    />
  )
}
