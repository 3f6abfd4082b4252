import { type ComponentProps, useState } from 'react'
import { laterPart, useLaterPart } from '#web/ui/later-part.ts'
import type { FilterSheet } from './filters/filter-sheet.tsx'
import { hasSeenOnboarding } from './screen/onboarding-flag.ts'

/** Parts that wait for a press, or for a newcomer: the first cards do not carry their code. */
const filterSheet = laterPart(async () => (await import('./filters/filter-sheet.tsx')).FilterSheet)
const onboarding = laterPart(async () => (await import('./screen/onboarding.tsx')).Onboarding)

/** Stands where the filters open. */
export function LaterFilterSheet(props: ComponentProps<typeof FilterSheet>) {
  const Sheet = useLaterPart(filterSheet, props.isOpen, props.onClose)
  return Sheet && <Sheet {...props} />
}

/** Stands where a newcomer is shown how it works; whoever lost the connection is shown it at the next visit. */
export function LaterOnboarding() {
  const [isNewcomer] = useState(() => !hasSeenOnboarding())
  return isNewcomer && <Newcomer />
}

function Newcomer() {
  const Onboarding = useLaterPart(onboarding, true)
  return Onboarding && <Onboarding />
}
