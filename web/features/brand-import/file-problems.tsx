import { useState } from 'react'
import type { BrandImport } from '#contract/brand-imports.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ProblemLine } from './problem-line.tsx'

/** As many as fit beside what else is to be seen. */
const SHOWN_FIRST = 10

/** Whether rows of the file were left out. */
export const hasLostRows = ({ problems }: BrandImport): boolean =>
  problems.some(({ level, line }) => level === 'error' && line > 0)

/** What is wrong with the file, and with rows that belong to no product. */
export function FileProblems({ item: { problems } }: { readonly item: BrandImport }) {
  const { t } = useTranslation()
  const [isAll, setAll] = useState(false)
  if (problems.length === 0) return null
  const others = problems.length - SHOWN_FIRST
  return (
    <section aria-labelledby="file-problems" className="flex flex-col items-start gap-2">
      <h3 id="file-problems" className="text-14 font-[700]">
        {t('imports.fileProblems')}
      </h3>
      <ul className="flex flex-col gap-2">
        {(isAll ? problems : problems.slice(0, SHOWN_FIRST)).map((problem) => (
          <ProblemLine key={`${problem.key} ${problem.file} ${problem.line} ${problem.column}`} problem={problem} />
        ))}
      </ul>
      {!isAll && others > 0 && (
        <Button tone="ghost" size="s" onClick={() => setAll(true)}>
          {t('imports.moreProblems', { count: others })}
        </Button>
      )}
    </section>
  )
}
