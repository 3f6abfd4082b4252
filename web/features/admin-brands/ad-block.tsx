import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { Section } from './section.tsx'
import { type StaffBrand, useStaffBrandsRefresh } from './use-staff-brands.ts'

/** Blocks all advertising of the brand, also of one that advertises nothing yet, or lifts that. */
export function AdBlock({ brand }: { readonly brand: StaffBrand }) {
  const { t } = useTranslation()
  const refresh = useStaffBrandsRefresh()
  const mayBlock = useStaffRight('money') && !brand.isOwnBrand
  const [isOpen, setOpen] = useState(false)
  const { id, name, adsBlockedReason } = brand
  const isBlocked = adsBlockedReason !== null
  if (!mayBlock && !isBlocked) return null
  const verb = t(isBlocked ? 'staffads.liftTitle' : 'staffads.stopNow-brand')
  return (
    <Section title={t('staffbrands.adsTitle')}>
      <p className="text-14 text-muted [overflow-wrap:anywhere]">
        {isBlocked ? t('staffbrands.adsBlockedFor', { reason: adsBlockedReason }) : t('staffads.stepWhat-brand')}
      </p>
      {mayBlock && (
        <Button size="s" tone="outline" className="mt-3" onClick={() => setOpen(true)}>
          {verb}
        </Button>
      )}
      <Sheet open={isOpen} onClose={() => setOpen(false)} side="right" title={verb}>
        <ActForm
          verb={verb}
          tone={isBlocked ? 'solid' : 'danger'}
          hint={t('staffads.reasonBrand')}
          onSend={async (act) => {
            const body = { isBlocked: !isBlocked, ...act }
            await call('POST /api/admin/ad-brands/{id}/block', { params: { id }, body })
            showToast({
              title: isBlocked ? t('staffads.lifted', { name }) : t('staffads.blockedBrand', { campaign: name }),
            })
            await refresh()
            setOpen(false)
          }}
        />
      </Sheet>
    </Section>
  )
}
