// Change: new component, the static block shown until the editor loads, or always without JavaScript.
import type { ComponentType } from 'react';
import type { Props } from '@theme/CodeBlock';
import CodeBlock from '@theme-init/CodeBlock';

export default CodeBlock as ComponentType<Props>;
