import { X } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { logFailure } from '#web/device/silently.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '../buttons/button.tsx'
import { EmptyState } from './empty-state.tsx'

interface Props {
  readonly children: ReactNode
}

/** Shown when a screen throws: what happened, and what to do. */
export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    logFailure('show this screen', error)
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children
  }
}

function BrokenScreen() {
  const { t } = useTranslation()
  return (
    <main className="flex min-h-svh items-center">
      <EmptyState level={1} icon={<X size={34} />} title={t('ui.brokenTitle')} text={t('ui.brokenText')}>
        <Button onClick={() => location.reload()}>{t('ui.brokenAction')}</Button>
      </EmptyState>
    </main>
  )
}
