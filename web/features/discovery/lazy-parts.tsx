import { type ComponentProps, useState } from 'react'
import { loadWords, useTranslation } from '#web/i18n/language.ts'
import { lazyPart, useLazyPart } from '#web/ui/lazy-part.ts'
import type { FilterSheet } from './filters/filter-sheet.tsx'
import type { ListStage } from './list/list-stage.tsx'
import { hasSeenOnboarding } from './onboarding/onboarding-flag.ts'
import type { TasteStart, TasteStartProps } from './onboarding/taste-start.tsx'
import type { RestartDialog } from './screen/restart-dialog.tsx'

/** Loaded when opened, or for a new user, so that the first cards do not wait for this code. */
const filterSheet = lazyPart(async () => {
  const [{ FilterSheet }] = await Promise.all([import('./filters/filter-sheet.tsx'), loadWords('sizes')])
  return FilterSheet
})
const listStage = lazyPart(async () => (await import('./list/list-stage.tsx')).ListStage)
const tasteStart = lazyPart(async () => {
  const [{ TasteStart }] = await Promise.all([import('./onboarding/taste-start.tsx'), loadWords('taste', 'sizes')])
  return TasteStart
})
const onboarding = lazyPart(async () => (await import('./onboarding/onboarding.tsx')).Onboarding)
const restartDialog = lazyPart(async () => (await import('./screen/restart-dialog.tsx')).RestartDialog)

/** The feed as a list. Its code is loaded only for users who have chosen the list. */
export function LazyListStage({
  onLost,
  ...props
}: ComponentProps<typeof ListStage> & { readonly onLost: () => void }) {
  const { t } = useTranslation()
  const List = useLazyPart(listStage, true, onLost)
  return List ? (
    <List {...props} />
  ) : (
    <p role="status" className="sr-only">
      {t('ui.loading')}
    </p>
  )
}

/** The filters; loaded when they are opened. */
export function LazyFilterSheet(props: ComponentProps<typeof FilterSheet>) {
  const Sheet = useLazyPart(filterSheet, props.isOpen, props.onClose)
  return Sheet && <Sheet {...props} />
}

/** The question before a restart; loaded when it is opened. */
export function LazyRestartDialog(props: ComponentProps<typeof RestartDialog>) {
  const Dialog = useLazyPart(restartDialog, props.isOpen, props.onClose)
  return Dialog && <Dialog {...props} />
}

/** The introduction for new users. If its code cannot be loaded, it is shown at the next visit. */
export function LazyOnboarding(props: OnboardingProps) {
  const [isNewUser] = useState(() => !hasSeenOnboarding())
  return isNewUser && <OnboardingPart {...props} />
}

interface OnboardingProps {
  /** The own deck; null: nothing can be learned for the deck that is shown. */
  readonly start: TasteStartProps | null
}

function OnboardingPart({ start }: OnboardingProps) {
  const Onboarding = useLazyPart(onboarding, true)
  const [stage, setStage] = useState<'help' | 'start' | 'over'>('help')
  if (stage === 'help') return Onboarding && <Onboarding onFinished={() => setStage('start')} />
  return stage === 'start' && start && <LazyTasteStart {...start} onClose={() => setStage('over')} />
}

function LazyTasteStart(props: ComponentProps<typeof TasteStart>) {
  const Start = useLazyPart(tasteStart, true, props.onClose)
  return Start && <Start {...props} />
}
