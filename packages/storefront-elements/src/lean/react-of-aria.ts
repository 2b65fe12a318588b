import {
  createContext,
  createElement,
  Fragment,
  useId,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'preact/compat'

/** What the code of sliders takes of React as a whole: the build puts this object in its place, or every page would have all of Preact. */
export default {
  ...{ createContext, createElement, Fragment, useId, useLayoutEffect, useMemo, useSyncExternalStore },
  useInsertionEffect: useLayoutEffect,
  version: '19',
}
