import { useState } from 'react'
import { GROUNDS, type GroundKey, groundsFor, REVIEW } from '#contract/moderation.limits.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { Section } from './section.tsx'
import { type StaffBrand, useStaffBrandsRefresh } from './use-staff-brands.ts'

/** Product 14: how often the brand was warned, and warning it. */
export function Warnings({ brand }: { readonly brand: StaffBrand }) {
  const { t } = useTranslation()
  const mayDecide = useStaffRight('review') && !brand.isOwnBrand
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Section title={t('staffbrands.warnTitle')}>
      <p className="text-14 text-muted">
        {brand.warnings === 0 ? t('staffbrands.warnNone') : t('staffbrands.warnCount', { count: brand.warnings })}
      </p>
      {mayDecide && (
        <Button size="s" tone="outline" className="mt-3" onClick={() => setOpen(true)}>
          {t('staffbrands.warn')}
        </Button>
      )}
      <Sheet open={isOpen} onClose={close} side="right" title={t('staffbrands.warn')}>
        <WarnForm brand={brand} onDone={close} />
      </Sheet>
    </Section>
  )
}

function WarnForm({ brand, onDone }: { readonly brand: StaffBrand; readonly onDone: () => void }) {
  const { t, language } = useTranslation()
  const { ground, facts, error, isBusy, ...form } = useWarning(brand, onDone)
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
        label={t('staffbrands.ground')}
        value={ground}
        options={groundsFor('brand').map((value) => ({ value, label: GROUNDS[value].title[language] }))}
        onChange={form.setGround}
      />
      <TextArea
        label={t('staffbrands.factsOfEnd')}
        lang={brand.language}
        hint={hint}
        maxLength={REVIEW.factsMax}
        value={facts}
        error={form.isWrong ? hint : undefined}
        onChange={(event) => form.setFacts(event.target.value)}
      />
      <p className="text-14 text-muted">{t('staffbrands.warnEffect')}</p>
      <FormError text={error} />
      <Button type="submit" tone="danger" busy={isBusy}>
        {t('staffbrands.warnNow', { name: brand.name })}
      </Button>
    </form>
  )
}

function useWarning({ id, name, language }: StaffBrand, onDone: () => void) {
  const { t } = useTranslation()
  const refresh = useStaffBrandsRefresh()
  const [ground, setGround] = useState<GroundKey>('terms')
  const [words, setFacts] = useState<string>(GROUNDS.terms.template[language])
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const facts = words.trim()
  const isComplete = facts.length >= REVIEW.factsMin && !facts.includes('…')
  const send = async () => {
    setTried(true)
    setError(null)
    if (!isComplete) return
    setBusy(true)
    try {
      await call('POST /api/admin/brands/{id}/warning', { params: { id }, body: { ground, facts } })
      showToast({ title: t('staffbrands.warned', { name }) })
      await refresh()
      onDone()
    } catch (failure) {
      setError(shownMessage(failure, t, t('admin.failed')))
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ ground, facts: words, setFacts, error, isBusy, send },
    isWrong: hasTried && !isComplete,
    setGround(key: GroundKey) {
      // Own words are kept.
      if (words === GROUNDS[ground].template[language]) setFacts(GROUNDS[key].template[language])
      setGround(key)
    },
  }
}
