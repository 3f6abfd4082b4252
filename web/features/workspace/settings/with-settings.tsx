import type { ComponentType } from 'react'
import type { BrandRight } from '#contract/rights.ts'
import { useWorkspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { NotAllowed } from '../not-allowed.tsx'
import { type Settings, useSettings } from './use-settings.ts'

interface WithSettingsProps {
  /** What the role must allow. */
  readonly right: BrandRight
  readonly Part: ComponentType<{ readonly settings: Settings }>
}

/** Loads the settings for one part of them. A new version begins with what is stored then. */
export function WithSettings({ right, Part }: WithSettingsProps) {
  const { t } = useTranslation()
  const { rights } = useWorkspace()
  const { settings, hasFailed, retry } = useSettings()
  if (!rights.includes(right)) return <NotAllowed right={right} />
  if (hasFailed) return <RetryRow text={t('settings.loadFailed')} onRetry={retry} />
  if (!settings) return <Skeleton className="h-64" />
  return <Part key={settings.version} settings={settings} />
}
