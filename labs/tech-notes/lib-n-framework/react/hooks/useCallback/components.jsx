import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { open, ran } from './page.mjs';

export function Bird({ name, onSee }) {
  ran(name);
  return <button onClick={() => onSee(name)}>{name}</button>;
}

export function Plain({ weather }) {
  const [, setSeen] = useState([]);
  const see = (name) => setSeen((all) => [...all, name]);
  return (
    <main>
      <h2>{weather}</h2>
      <Bird name="heron" onSee={see} />
      <Bird name="kite" onSee={(name) => see(name)} />
    </main>
  );
}

export function WrongList({ weather }) {
  const [seen, setSeen] = useState([]);
  const see = useCallback((name) => setSeen([...seen, name]), []);
  return (
    <main>
      <h2>{weather}</h2>
      <Bird name="heron" onSee={see} />
      <Bird name="kite" onSee={see} />
    </main>
  );
}

export function RefInRender({ weather }) {
  const renders = useRef(0);
  renders.current += 1;
  const [, setSeen] = useState([]);
  const see = (name) => setSeen((all) => [...all, name]);
  return (
    <main>
      <h2>{weather}</h2>
      <Bird name="heron" onSee={see} />
      <Bird name="kite" onSee={see} />
    </main>
  );
}

const Row = memo(Bird);

export function List({ birds }) {
  const [, setSeen] = useState([]);
  const see = (name) => setSeen((all) => [...all, name]);
  return (
    <main>
      {birds.map((name) => (
        <Bird key={name} name={name} onSee={see} />
      ))}
    </main>
  );
}

export function MemoList({ birds }) {
  const [, setSeen] = useState([]);
  const see = (name) => setSeen((all) => [...all, name]);
  return (
    <main>
      {birds.map((name) => (
        <Row key={name} name={name} onSee={see} />
      ))}
    </main>
  );
}

export function MemoArrow({ birds }) {
  const [, setSeen] = useState([]);
  const see = (name) => setSeen((all) => [...all, name]);
  return (
    <main>
      {birds.map((name) => (
        <Row key={name} name={name} onSee={() => see(name)} />
      ))}
    </main>
  );
}

export function Watch({ lake, weather }) {
  const connect = () => open(lake);
  useEffect(() => connect(), [connect]);
  return <h2>{weather}</h2>;
}
