/** One function component that a commit rendered. */
export interface Rendered {
  readonly name: string
  /** Nothing above it rendered in the same commit: it asked for this render itself. */
  readonly isPart: boolean
}

/** Installed before React: lists the components that each commit rendered. Runs in the page. */
export function countRenders(): void {
  const performedWork = 1
  const commits: Rendered[][] = []

  interface Fiber {
    readonly tag: number
    readonly flags: number
    readonly type: { readonly name?: string; readonly type?: { readonly name?: string } } | null
    readonly alternate: Fiber | null
    readonly child: Fiber | null
    readonly sibling: Fiber | null
  }

  // Function, class, forward-ref and memo components.
  const componentTags = new Set([0, 1, 11, 14, 15])

  function visit(fiber: Fiber, isBelowRendered: boolean, rendered: Rendered[]): void {
    const isRendered = componentTags.has(fiber.tag) && (fiber.flags & performedWork) !== 0
    if (isRendered) {
      rendered.push({ name: fiber.type?.name ?? fiber.type?.type?.name ?? '?', isPart: !isBelowRendered })
    }
    // A subtree that React left alone is the very same as before.
    if (fiber.alternate !== null && fiber.child === fiber.alternate.child) return
    for (let child = fiber.child; child !== null; child = child.sibling) {
      visit(child, isBelowRendered || isRendered, rendered)
    }
  }

  Object.assign(window, {
    __commits: commits,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot(_id: number, root: { readonly current: Fiber }) {
        const rendered: Rendered[] = []
        visit(root.current, false, rendered)
        commits.push(rendered)
      },
    },
  })
}
