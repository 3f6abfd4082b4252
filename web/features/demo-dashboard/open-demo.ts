import { answerElsewhere } from '#web/api/other-answers.ts'
import { leadElsewhere } from '#web/ui/page/navigation.ts'
import { demoAddress, isDemoPath } from './demo-address.ts'
import { demoAnswers } from './demo-source.ts'
import { DEMO_BRAND_ID } from './label/demo-id.ts'

let isOpen = false

/**
 * From now on this document shows the demo. Leaving it loads a document: neither the answers nor what is cached of them
 * can meet those of a real workspace.
 */
export function openDemo(): void {
  if (isOpen) return
  isOpen = true
  answerElsewhere({ answers: demoAnswers(new Date()), brandId: DEMO_BRAND_ID })
  leadElsewhere(demoAddress)
  addEventListener(
    'popstate',
    (event) => {
      if (isDemoPath(location.pathname)) return
      event.stopImmediatePropagation()
      location.reload()
    },
    true,
  )
}
