// Change: the site's name in the title face, without Infima's classes.
import Logo from '@theme/Logo';

import styles from './styles.module.css';

export default function NavbarLogo() {
  return (
    <Logo
      className={styles.brand}
      imageClassName={styles.image}
      titleClassName={styles.name}
    />
  );
}
