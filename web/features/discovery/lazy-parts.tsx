import { type ComponentProps, useState } from 'react'
import { loadWords, useTranslation } from '#web/i18n/language.ts'
import { lazyPart, useLazyPart } from '#web/ui/lazy-part.ts'
import type { FilterSheet } from './filters/filter-sheet.tsx'
import type { ListStage } from './list/list-stage.tsx'
import { hasSeenOnboarding } from './screen/onboarding-flag.ts'

/** Parts that wait for a press, or for a newcomer: the first cards do not carry their code. */
const filterSheet = lazyPart(async () => {
  const [{ FilterSheet }] = await Promise.all([import('./filters/filter-sheet.tsx'), loadWords('sizes')])
  return FilterSheet
})
const listStage = lazyPart(async () => (await import('./list/list-stage.tsx')).ListStage)
const onboarding = lazyPart(async () => (await import('./screen/onboarding.tsx')).Onboarding)

/** Stands where the feed is read as a list; whoever prefers the deck never carries it. */
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

/** Stands where the filters open. */
export function LazyFilterSheet(props: ComponentProps<typeof FilterSheet>) {
  const Sheet = useLazyPart(filterSheet, props.isOpen, props.onClose)
  return Sheet && <Sheet {...props} />
}

/** Stands where a newcomer is shown how it works; whoever lost the connection is shown it at the next visit. */
export function LazyOnboarding() {
  const [isNewcomer] = useState(() => !hasSeenOnboarding())
  return isNewcomer && <Newcomer />
}

function Newcomer() {
  const Onboarding = useLazyPart(onboarding, true)
  return Onboarding && <Onboarding />
}
