import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ImportRowProblem } from '#contract/brand-imports.ts'
import { useTranslation } from '#web/i18n/language.ts'

const ICONS = { error: CircleAlert, warning: TriangleAlert, info: Info } as const

interface LevelMarkProps {
  readonly level: ImportRowProblem['level']
}

/** How bad a problem is, as a sign and a word. */
export function LevelMark({ level }: LevelMarkProps) {
  const { t } = useTranslation()
  const Icon = ICONS[level]
  return (
    <>
      <Icon aria-hidden size={16} className={level === 'error' ? 'mt-0.5 shrink-0 text-signal' : 'mt-0.5 shrink-0'} />
      <span className="sr-only">{t(`imports.level-${level}`)}: </span>
    </>
  )
}

/** A problem with its place in the file. */
export function ProblemLine({ problem }: { readonly problem: ImportRowProblem }) {
  const { t } = useTranslation()
  const { file, line, column, value } = problem
  const place = [
    file,
    line > 0 && t('imports.line', { line: String(line) }),
    column,
    value && t('imports.value', { value }),
  ]
  const named = place.filter(Boolean).join(' · ')
  return (
    <li className="flex gap-2 text-14">
      <LevelMark level={problem.level} />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {problem.sentence}
        {named && <span className="block text-12 text-muted">{named}</span>}
      </span>
    </li>
  )
}
