import { useState } from 'react'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { EndForm, WithdrawForm } from './end-form.tsx'
import { Section } from './section.tsx'
import type { StaffBrand } from './use-staff-brands.ts'

/** P2B art. 4: the end of the brand's account by staff, with notice or at once, and taking it back. */
export function AccountEnd({ brand }: { readonly brand: StaffBrand }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const mayDecide = useStaffRight('review') && !brand.isOwnBrand
  const [isOpen, setOpen] = useState(false)
  const { ending } = brand
  const verb = t(ending ? 'staffbrands.endWithdraw' : 'staffbrands.end')
  const close = () => setOpen(false)
  return (
    <Section title={t('staffbrands.endTitle')}>
      <p className="text-14 text-muted">
        {ending
          ? t(ending.hasEnded ? 'staffbrands.endDone' : 'staffbrands.endOn', { moment: moment(ending.at) })
          : t('staffbrands.endNone')}
      </p>
      {ending && <p className="mt-1 text-14 text-muted">{t(`staffbrands.cause-${ending.cause}`)}</p>}
      {mayDecide && (
        <Button size="s" tone="outline" className="mt-3" onClick={() => setOpen(true)}>
          {verb}
        </Button>
      )}
      <Sheet open={isOpen} onClose={close} side="right" title={verb}>
        {ending ? <WithdrawForm brand={brand} onDone={close} /> : <EndForm brand={brand} onDone={close} />}
      </Sheet>
    </Section>
  )
}
