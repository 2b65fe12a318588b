import { Component } from 'react'
import type { ReactNode } from 'react'

/** Shows what stands between the tags of the element in place of a view that throws: nothing of ours throws into the page. */
export class Fallback extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <slot /> : this.props.children
  }
}
