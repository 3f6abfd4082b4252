import { useState } from 'react'
import { PLAN_LABELS } from '#contract/first-plan.ts'
import { beyondPlan } from '#contract/theme-plan.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { go } from '#web/ui/page/navigation.ts'
import { partNames } from './part-names.ts'
import { changedParts } from './session/theme-parts.ts'
import type { DesignEditor } from './session/use-design.ts'
import type { DesignView } from './use-design-view.ts'

interface PublishButtonProps {
  readonly editor: DesignEditor
  readonly view: DesignView
  readonly brandId: string
  /** The brand is approved: what is published is seen by everyone. */
  readonly isPublic: boolean
}

/** Opens the summary of what everyone will see; nothing is ever published without its button. */
export function PublishButton(props: PublishButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="volt" onClick={() => setOpen(true)}>
        {t('design.publish')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('design.publishTitle')}>
        <Summary {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function Summary({ editor, view, brandId, isPublic, onClose }: PublishButtonProps & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { design, theme, hasChanges, faults, session } = editor
  const isFirst = design.published === null
  const changes = design.published ? partNames(changedParts(design.published.theme, theme), t) : []
  const isUnreadable = faults.includes('button-unreadable')
  const beyond = beyondPlan(theme, design.allowed)
  const publish = async () => {
    setBusy(true)
    const isDone = await session.publish()
    setBusy(false)
    setFailed(!isDone)
    if (!isDone) return session.read().saving === 'conflict' ? onClose() : undefined
    onClose()
    const path = to(PATHS.shop, { brandId })
    showToast({
      title: t('design.published'),
      text: t(isPublic ? 'design.publishedText' : 'design.notPublic'),
      ...(isPublic && {
        action: { label: t('design.toShop'), hint: t('design.toShop'), press: () => go(path) },
      }),
    })
  }
  const toColours = () => {
    onClose()
    view.show({ group: 'colours' })
  }
  return (
    <div className="mt-4 flex flex-col gap-4">
      <p className="text-muted">
        {t(isFirst ? 'design.publishFirst' : hasChanges ? 'design.publishText' : 'design.publishNothing')}
        {!isPublic && ` ${t('design.notPublic')}`}
      </p>
      {changes.length > 0 && (
        <section aria-labelledby="publish-changes" className="rounded-control border border-line p-3">
          <h3 id="publish-changes" className="text-14 font-[650]">
            {t('design.publishChanges', { count: changes.length })}
          </h3>
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {changes.map((name) => (
              <li key={name} className="rounded-pill bg-line px-2.5 py-1 text-14">
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
      {beyond && <BeyondPlan {...beyond} />}
      {isUnreadable && <FormError text={t('design.contrastBadText')} />}
      {hasFailed && editor.failure !== null && (
        <FormError text={shownMessage(editor.failure, t, t('design.publishFailed'))} />
      )}
      <div className="flex flex-wrap justify-end gap-3 *:max-sm:flex-1">
        <Button tone="outline" onClick={onClose}>
          {t('design.keepEditing')}
        </Button>
        {isUnreadable ? (
          <Button onClick={toColours}>{t('design.groupColours')}</Button>
        ) : (
          (isFirst || hasChanges) &&
          !beyond && (
            <Button tone="volt" busy={isBusy} onClick={() => void publish()}>
              {t('design.publish')}
            </Button>
          )
        )}
      </div>
    </div>
  )
}

/** What the plan does not include, and which one does. */
function BeyondPlan({ preset, sections, plan }: NonNullable<ReturnType<typeof beyondPlan>>) {
  const { t } = useTranslation()
  const names = [
    ...(preset ? [t('design.presetOf', { name: t(`design.preset-${preset}`) })] : []),
    ...sections.map((kind) => t(`design.section-${kind}`)),
  ]
  return <FormError text={t('design.beyondPlan', { parts: names.join(', '), plan: PLAN_LABELS[plan] })} />
}
